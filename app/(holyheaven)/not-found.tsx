import type { Metadata } from 'next';
import { TempleNotFound } from '@/components/holyheaven/not-found-screen';
import { notFound } from '@/content/holyheaven';

export const metadata: Metadata = { title: notFound.title };

export default function TempleNotFoundPage() {
  return <TempleNotFound />;
}
