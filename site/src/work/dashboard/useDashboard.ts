import { useCallback, useEffect, useState } from 'react';
import type { Answers } from '../../data/work';
import { onReturn, readCall } from '../base/api';
import type { WorkContext } from '../base/model';
import { dashboardCalls, dashboardOf, type DashboardData } from './readDashboard';

/** What the islands of the administrator's first page get: its data as built, and what they need to read it anew. */
export interface DashboardProps {
  context: WorkContext;
  built: DashboardData;
  /** Name of a product's category, by slug: of those in the orders. */
  categoryOf: Readonly<Record<string, string>>;
}

/** Sent when somebody asks for the data again: each island reads for itself. */
const retryEvent = 'mr-dashboard-retry';

/** The data of the page, at first as it was built, read anew when the page comes back. All islands of the page share the calls. */
export function useDashboard({ context, built, categoryOf }: DashboardProps) {
  const [data, setData] = useState(built);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const { locale, messages } = context;
  const { others } = messages.dashboard;
  const last = built.series.months.at(-1)?.slice(0, 7);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      try {
        const answers = await Promise.all(dashboardCalls.map((call) => readCall(call, locale)));
        if (!isCurrent) return;
        setData(dashboardOf(answers as unknown as Answers<typeof dashboardCalls>, categoryOf, others, last));
        setFailed(false);
      } catch {
        if (isCurrent) setFailed(true);
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [locale, categoryOf, others, last, attempt]);
  useEffect(() => {
    const reload = () => {
      // A message that stands there already would not be said again.
      setFailed(false);
      setAttempt((count) => count + 1);
    };
    document.addEventListener(retryEvent, reload);
    const endReturn = onReturn(reload);
    return () => {
      document.removeEventListener(retryEvent, reload);
      endReturn();
    };
  }, []);
  const retry = useCallback(() => void document.dispatchEvent(new Event(retryEvent)), []);
  return { data, hasFailed, retry };
}
