import { PointList } from '@/components/company/point-list';

const looks = {
  h2: { title: 'text-heading', list: 'mt-5' },
  h3: { title: 'text-subheading', list: 'mt-3' },
};

type PointsProps = { heading: keyof typeof looks; title: string; points: readonly string[] };

/** What a position asks or offers. The heading level depends on the page. */
export function Points({ heading: Heading, title, points }: PointsProps) {
  return (
    <section>
      <Heading className={looks[Heading].title}>{title}</Heading>
      <PointList points={points} className={looks[Heading].list} />
    </section>
  );
}
