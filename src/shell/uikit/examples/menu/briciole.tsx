import { Breadcrumb, BreadcrumbButton, BreadcrumbDivider, BreadcrumbItem } from '@fluentui/react-components';
import { Fragment } from 'react';
import { useHref } from 'react-router-dom';
import { paths } from '../../../paths.ts';

export function Briciole() {
  const steps = [
    { nome: 'Dashboard', href: useHref(paths.app) },
    { nome: 'Estratto Conto', href: useHref(paths.estrattoConto) },
    { nome: 'movimenti_202603.csv', href: null },
  ];
  return (
    <Breadcrumb aria-label="Dove sei">
      {steps.map(({ nome, href }) => (
        <Fragment key={nome}>
          <BreadcrumbItem>
            {href === null ? (
              <BreadcrumbButton current>{nome}</BreadcrumbButton>
            ) : (
              <BreadcrumbButton href={href}>{nome}</BreadcrumbButton>
            )}
          </BreadcrumbItem>
          {href === null ? null : <BreadcrumbDivider />}
        </Fragment>
      ))}
    </Breadcrumb>
  );
}
