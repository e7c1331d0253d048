import { Form, useForm } from '@marketrow/components/Form';
import { TextField } from '@marketrow/components/TextField';
import * as z from 'zod/mini';
import { failureOf } from '../account/callAccounts';
import { callApi, CallError } from '../callApi';
import type { KitProps } from '../context/kitProps';
import type { Messages } from '../i18n';
import { href, paths, type Locale } from '../routes';
import { untilShownAgain } from '../untilShownAgain';
import { useErrorTitle } from './useErrorTitle';

export interface FindOrderPageProps {
  locale: Locale;
  messages: Messages['findOrder'];
  login: Messages['login'];
  kit: Pick<KitProps, 'Form'>;
}

/** The form that finds a guest's order and opens its page. The number may be pasted with its sign: `#1a2b3c4d`. */
export function FindOrderPage({ locale, messages, login, kit }: FindOrderPageProps) {
  const showErrors = useErrorTitle(login.error);
  const required = (message: string) => z.string(message).check(z.trim(), z.minLength(1, message));
  const form = useForm({
    schema: z.object({
      number: required(messages.numberRequired).check(z.regex(/^#?[\da-z][\da-z-]{7,63}$/i, messages.numberWrong)),
      email: required(messages.emailRequired).check(z.email(messages.emailWrong)),
    }),
    onErrorCountChange: showErrors,
    onSubmit: async ({ number, email }) => {
      try {
        const { id } = await callApi<{ id: string }>(`${paths.orders}/find`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ number: number.replace('#', ''), email }),
        });
        location.assign(href(locale, paths.order(id)));
        await untilShownAgain();
        return undefined;
      } catch (error) {
        const failure = error instanceof CallError ? error : { status: 0 };
        return failureOf(failure, locale, login, { title: messages.wrong, text: messages.wrongText });
      }
    },
  });
  return (
    <Form {...kit.Form} form={form} labels={{ ...kit.Form.labels, submit: messages.submit, pending: messages.pending }}>
      <TextField
        {...form.register('number')}
        label={messages.number}
        hint={messages.numberHint}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        required
      />
      <TextField
        {...form.register('email')}
        label={messages.email}
        hint={messages.emailHint}
        type="email"
        autoComplete="email"
        required
      />
    </Form>
  );
}
