import { Button } from '@marketrow/components/Button';
import { EmptyState } from '@marketrow/components/EmptyState';
import { UserIcon } from '@marketrow/components/icons/UserIcon';
import { href, paths } from '../routes';
import { AccountFrame } from './AccountFrame';
import { sectionOf } from './sectionOf';
import type { AccountBody, AccountContext } from './model/types';

export interface LogInViewProps {
  context: AccountContext;
  body: AccountBody;
}

/** A page of an account while nobody is logged in: the way to the login, which leads back. */
export function LogInView({ context, body }: LogInViewProps) {
  const { locale, messages } = context;
  const t = messages.account.guest;
  const { section, title } = sectionOf(context, body.kind === 'log-in' ? body.request.kind : undefined);
  const returnTo = encodeURIComponent(href(locale, section));
  return (
    <AccountFrame context={context} section={section} crumbs={[{ title, path: section }]}>
      <EmptyState
        headingLevel={1}
        icon={<UserIcon />}
        title={t.title}
        actions={
          <>
            <Button size="lg" href={`${href(locale, paths.login)}?returnTo=${returnTo}`}>
              {messages.account.nav.logIn}
            </Button>
            <Button size="lg" variant="quiet" href={href(locale, paths.register)}>
              {t.register}
            </Button>
          </>
        }
      >
        <p>{t.text}</p>
      </EmptyState>
    </AccountFrame>
  );
}
