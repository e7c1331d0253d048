import { Checkbox } from '@marketrow/components/Checkbox';
import { Form, useForm } from '@marketrow/components/Form';
import * as en from '@marketrow/components/labels/en';
import { Select } from '@marketrow/components/Select';
import { Textarea } from '@marketrow/components/Textarea';
import * as z from 'zod/mini';
import type { Order, Ticket } from '../data/types';
import { fill } from '../i18n/fill';
import { orderNumber } from './orderNumber';
import type { AccountContext } from './model/types';

/** A new ticket as the API takes it. */
export interface OrderQuestion extends Pick<Ticket, 'title' | 'type' | 'category'> {
  text: string;
}

/** Topics, the likeliest first. Not from the contract's schemas: they would load all of zod. */
const topics = ['Payment Problem', 'Website Problem', 'UX Problem'] as const satisfies readonly Ticket['category'][];

interface OrderTicketFormProps {
  context: AccountContext;
  order: Pick<Order, 'id' | 'items'>;
  onSubmit: (question: OrderQuestion) => Promise<void>;
  onCancel: () => void;
}

/** Form of a new ticket about an order or one of its lines; the title of the ticket names both. */
export function OrderTicketForm({ context, order, onSubmit, onCancel }: OrderTicketFormProps) {
  const { messages, labels } = context;
  const t = messages.account.order;
  const categories = labels.TicketCard?.categories ?? en.TicketCard.categories;
  const number = orderNumber(order);
  const whole = 'whole';
  const form = useForm({
    schema: z.object({
      item: z.string(),
      category: z.enum(topics),
      text: z.string().check(z.trim(), z.minLength(1, t.askTextRequired), z.maxLength(5000)),
      urgent: z.optional(z.boolean()),
    }),
    defaultValues: { item: whole, category: topics[0] },
    onSubmit: ({ item, category, text, urgent }) => {
      const name = item === whole ? undefined : order.items[Number(item)]?.product_name;
      const title = name === undefined ? fill(t.ticketWhole, { number }) : fill(t.ticketTitle, { number, item: name });
      return onSubmit({ title, type: urgent === true ? 'Urgent' : 'Normal', category, text });
    },
  });
  return (
    <Form
      form={form}
      labels={{
        submit: t.askSubmit,
        pending: t.askPending,
        failedTitle: t.askFailed,
        failedText: t.askFailedText,
        cancel: t.askCancel,
      }}
      showRequired={false}
      onCancel={onCancel}
    >
      <Select
        {...form.register('item')}
        label={t.askItem}
        items={[
          { value: whole, label: t.askAll },
          ...order.items.map(({ product_name }, line) => ({ value: String(line), label: product_name })),
        ]}
      />
      <Select
        {...form.register('category')}
        label={t.askCategory}
        items={topics.map((value) => ({ value, label: categories[value] ?? value }))}
      />
      <Textarea {...form.register('text')} label={t.askText} rows={4} maxLength={5000} required />
      <Checkbox {...form.register('urgent')} label={t.askUrgent} />
    </Form>
  );
}
