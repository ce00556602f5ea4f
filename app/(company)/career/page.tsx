import type { Metadata } from 'next';
import { Apply } from '@/components/company/career/apply';
import { OpeningsBoard } from '@/components/company/career/openings-board';
import { ResumeCall } from '@/components/company/career/resume-call';
import { WhyJoin } from '@/components/company/career/why-join';
import { StructuredData } from '@/components/layout/structured-data';
import { career } from '@/content/company/career';
import { pageMetadata } from '@/lib/metadata';

export const metadata: Metadata = pageMetadata({ ...career, path: '/career' });

export default function CareerPage() {
  return (
    <>
      <ResumeCall />
      <OpeningsBoard />
      <WhyJoin />
      <Apply />
      <StructuredData path="/career" />
    </>
  );
}
