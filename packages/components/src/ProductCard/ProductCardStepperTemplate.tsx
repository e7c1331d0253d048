import { mergeLabels } from '../internal/text/mergeLabels';
import { useSettings } from '#settings';
import { QuantitySelector } from '../QuantitySelector';
import { productCardLabels } from './labels';
import type { ProductCardLabels } from './labels';

export interface ProductCardStepperTemplateProps {
  /** Replaces some or all of the English strings. */
  labels?: Partial<ProductCardLabels> | undefined;
}

/**
 * The stepper that `attachProductCards` puts into a card, once a page, anywhere in it. Renders a `<template>`; for server
 * HTML only, as React in a browser puts children beside a template's content, not into it.
 */
export function ProductCardStepperTemplate({ labels }: ProductCardStepperTemplateProps) {
  const settings = useSettings();
  const messages = mergeLabels(productCardLabels, settings.labels.ProductCard, labels);
  return (
    <template data-mr-stepper="" data-added={messages.added} data-removed={messages.removed}>
      <QuantitySelector variant="accent" removable item="{item}" labels={messages.quantity} />
    </template>
  );
}
