import type { ItemListLeaf } from 'schema-dts';
import { team } from '@/content/company/team';
import { nodeId, organizationId, pictureNode } from './addresses';

/** The people of the team page. */
export function teamList(): ItemListLeaf {
  return {
    '@type': 'ItemList',
    '@id': nodeId('/team', 'people'),
    numberOfItems: team.length,
    itemListElement: team.map(({ id, name, designation, description, expertise, picture }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Person',
        '@id': nodeId('/team', id),
        name,
        jobTitle: designation,
        description,
        knowsAbout: expertise,
        image: pictureNode(picture),
        worksFor: { '@id': organizationId() },
      },
    })),
  };
}
