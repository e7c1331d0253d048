'use client';

import { useSettings } from '#settings';
import { useState } from 'react';
import { useDraftedForm } from '../../base/form/useDraftedForm.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import { ProductFields } from './ProductFields.js';
import type { ProductInput } from './schema.js';
import type { ProductFormProps } from './types.js';

/**
 * Asks for a product: title, categories, brand, pictures, description, stock, price, discount, published. What is typed and
 * not sent is kept by `useFormDraft`, and said. Renders a `<form method="post">`; a client component.
 */
export function ProductForm({
  defaultValues = {},
  draft,
  onDraftChange,
  images = [],
  maxImages = 5,
  maxImageBytes = 5_000_000,
  locale,
  currency,
  labels,
  ...rest
}: ProductFormProps) {
  const settings = useSettings({ locale, currency });
  const messages = mergeLabels(en.ProductForm, settings.labels.ProductForm, labels);
  const drafted = useDraftedForm<ProductInput>({ defaultValues, draft, onDraftChange });
  const [current, setCurrent] = useState(images);
  return (
    <ProductFields
      key={drafted.version}
      {...rest}
      drafted={{
        ...drafted,
        discard: (event) => {
          drafted.discard(event);
          setCurrent(images);
        },
      }}
      messages={messages}
      settings={settings}
      current={current}
      onCurrentChange={setCurrent}
      maxImages={maxImages}
      maxImageBytes={maxImageBytes}
    />
  );
}
