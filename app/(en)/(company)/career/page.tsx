import { Apply } from '@/components/company/career/apply';
import { OpeningsBoard } from '@/components/company/career/openings-board';
import { ResumeCall } from '@/components/company/career/resume-call';
import { WhyJoin } from '@/components/company/career/why-join';
import { StructuredData } from '@/components/layout/structured-data';
import { pageMetadata } from '@/lib/metadata';

const path = '/career';

export const metadata = pageMetadata(path);

export default function CareerPage() {
  return (
    <>
      <div data-theme="paper">
        <ResumeCall />
        <OpeningsBoard />
      </div>
      <WhyJoin />
      <Apply />
      <StructuredData path={path} />
    </>
  );
}
