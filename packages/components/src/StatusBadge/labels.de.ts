import type { StatusBadgeLabels } from './labels';

/** The German strings of `StatusBadge`. */
export const statusBadgeLabels: StatusBadgeLabels = {
  pending: 'Ausstehend',
  processing: 'In Bearbeitung',
  delivered: 'Geliefert',
  cancelled: 'Storniert',
  accepted: 'Angenommen',
  rejected: 'Abgelehnt',
  success: 'Erfolgreich',
  open: 'Offen',
  closed: 'Geschlossen',
  urgent: 'Dringend',
  normal: 'Normal',
};
