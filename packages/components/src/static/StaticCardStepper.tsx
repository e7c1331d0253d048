import { mergeLabels } from '../internal/text/mergeLabels.js';
import { useSettings } from '#settings';
import { StaticQuantitySelector } from './StaticQuantitySelector.js';
import * as en from '../labels/en.js';
import type { Labels } from '../labels/Labels.js';
import type { SharedProps } from '../internal/settings/sharedProps.js';

/** Props of `StaticCardStepper`. */
export type StaticCardStepperProps = SharedProps<never, 'ProductCard'>;

/**
 * Stepper that `attachProductCard` copies, and messages that it announces; render it once, anywhere in the page.
 * Renders a hidden `<div>`, not a `<template>`, whose content React cannot hydrate; safe in server components.
 */
export function StaticCardStepper({ labels }: StaticCardStepperProps) {
  const [settings] = useSettings({});
  const messages = mergeLabels<Labels<'ProductCard'>>(en.ProductCard, settings.labels.ProductCard, labels);
  const { added, removed, cartFailed, wishlistFailed } = messages;
  return (
    <div
      hidden
      data-mr-template="stepper"
      data-mr-static={JSON.stringify({ added, removed, cartFailed, wishlistFailed })}
    >
      <StaticQuantitySelector
        variant="accent"
        removable
        item="{item}"
        labels={{ ...messages.quantity, failed: cartFailed }}
      />
    </div>
  );
}
