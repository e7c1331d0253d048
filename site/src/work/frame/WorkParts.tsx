import { Alert } from '@marketrow/components/Alert';
import { Button } from '@marketrow/components/Button';
import { ChevronLeftIcon } from '@marketrow/components/icons/ChevronLeftIcon';
import { PlusIcon } from '@marketrow/components/icons/PlusIcon';
import { SparklesIcon } from '@marketrow/components/icons/SparklesIcon';

/** Says on every page of the areas of work that nothing here is real. */
export function WorkBanner({ text }: { text: string }) {
  return (
    <Alert className="work-banner" icon={<SparklesIcon />}>
      {text}
    </Alert>
  );
}

/** The link to the form of a new record. */
export function NewRecordLink({ href, text }: { href: string; text: string }) {
  return (
    <Button className="work-action" href={href} startIcon={<PlusIcon />}>
      {text}
    </Button>
  );
}

/** The link from a record back to its list. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <a className="work-back" href={href} aria-label={label}>
      <ChevronLeftIcon />
    </a>
  );
}
