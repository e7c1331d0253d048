import { Checkbox } from '@marketrow/components/Checkbox';
import { Form, useForm } from '@marketrow/components/Form';
import * as en from '@marketrow/components/labels/en';
import { Select } from '@marketrow/components/Select';
import { Textarea } from '@marketrow/components/Textarea';
import { TextField } from '@marketrow/components/TextField';
import * as z from 'zod/mini';
import type { Order, Ticket } from '../data/types';
import { fill } from '../i18n/fill';
import { orderNumber } from './orderNumber';
import type { Question } from './sendTicket';
import type { AccountContext } from './model/types';

/** Topics, the likeliest first. Not from the contract's schemas: they would load all of zod. */
const topics = ['Payment Problem', 'Website Problem', 'UX Problem'] as const satisfies readonly Ticket['category'][];

/** Text that is not empty. */
const required = (message: string, longest: number) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(longest));

interface OrderTicketFormProps {
  context: AccountContext;
  /** Optional. The order that it is about; without one the shopper writes the subject. */
  order?: Pick<Order, 'id' | 'items'> | undefined;
  /** Optional. Index of the line that is asked about first. */
  line?: number | undefined;
  onSubmit: (question: Question) => Promise<void>;
  onCancel: () => void;
}

/** Form of a new ticket. About an order or one of its lines, the title of the ticket names both. */
export function OrderTicketForm({ context, order, line, onSubmit, onCancel }: OrderTicketFormProps) {
  const { messages, labels } = context;
  const t = messages.account.order;
  const categories = labels.TicketCard?.categories ?? en.TicketCard.categories;
  const whole = 'whole';
  const titleOf = (about: Pick<Order, 'id' | 'items'>, item: string | undefined) => {
    const number = orderNumber(about);
    const name = item === whole ? undefined : about.items[Number(item)]?.product_name;
    return name === undefined ? fill(t.ticketWhole, { number }) : fill(t.ticketTitle, { number, item: name });
  };
  const form = useForm({
    schema: z.object({
      item: z.optional(z.string()),
      subject: order ? z.optional(z.string()) : required(t.askSubjectRequired, 200),
      category: z.enum(topics),
      text: required(t.askTextRequired, 5000),
      urgent: z.optional(z.boolean()),
    }),
    defaultValues: { item: line === undefined ? whole : String(line), category: topics[0] },
    onSubmit: ({ item, subject = '', category, text, urgent }) => {
      const title = order ? titleOf(order, item) : subject;
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
      {order ? (
        <Select
          {...form.register('item')}
          label={t.askItem}
          items={[
            { value: whole, label: t.askAll },
            ...order.items.map(({ product_name }, index) => ({ value: String(index), label: product_name })),
          ]}
        />
      ) : (
        <TextField {...form.register('subject')} label={t.askSubject} maxLength={200} required />
      )}
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
