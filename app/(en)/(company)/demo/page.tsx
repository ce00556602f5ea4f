import { clsx } from 'clsx';
import { DemoCards } from '@/components/company/demo/demo-cards';
import { DemoRequest } from '@/components/company/demo/demo-request';
import { StructuredData } from '@/components/layout/structured-data';
import { Label } from '@/components/ui/label';
import { Scene } from '@/components/ui/scene';
import { demoPage } from '@/content/company/demo';
import { pageMetadata } from '@/lib/metadata';

const path = '/demo';

export const metadata = pageMetadata(path);

export default function DemoPage() {
  const { title, heading, lead } = demoPage;
  return (
    <div className="group/demo">
      {/* On a phone without the picture, so that the form begins on the second screen at the latest. */}
      <Scene
        picture="rotor-hub"
        className={clsx(
          'min-h-[min(58svh,36rem)] upright:min-h-0 upright:[&>div]:mt-0 upright:[&>div]:py-6',
          'upright:[&>picture]:hidden upright:[&>p]:hidden',
        )}
      >
        <Label>{title}</Label>
        <h1 className="mt-4 max-w-2xl text-display">{heading}</h1>
        <p className="mt-6 max-w-form text-lead">{lead}</p>
      </Scene>
      <DemoCards />
      <DemoRequest />
      <StructuredData path={path} />
    </div>
  );
}
