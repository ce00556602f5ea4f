import { ButtonLink } from '@/components/ui/button';
import { comingSoon } from '@/content/holyheaven';
import { donationPage } from '@/content/temple-forms';
import type { Temple } from '@/content/temples/types';
import { ComingSoonButton } from './coming-soon-button';
import { DonationForm } from './donation-form';
import { FormScreen } from './form-screen';

function OtherWays() {
  const { title, text, link } = donationPage.other;
  return (
    <section aria-labelledby="other-ways" className="form-aside">
      <h2 id="other-ways" className="text-heading">
        {title}
      </h2>
      <p className="mt-3 mb-6">{text}</p>
      <ComingSoonButton {...comingSoon.pooja} />
      <ButtonLink href="/holyheaven" variant="quiet" className="mt-2">
        {link}
      </ButtonLink>
    </section>
  );
}

export function DonationScreen({ temple }: { temple: Temple }) {
  const { title, lead, plain } = donationPage;
  return (
    <FormScreen temple={temple} title={title} lead={lead(temple.title)} aside={<OtherWays />}>
      <div className="mb-8 border-l-4 border-turmeric pl-4">
        <p className="font-semibold">{plain.title}</p>
        <p className="mt-1 text-small">{plain.text}</p>
      </div>
      <DonationForm templeId={temple.id} />
    </FormScreen>
  );
}
