import UIKit

struct Contact: Hashable, Identifiable, Sendable {
  let id: Int
  var name: String
  var company: String
  var isFavourite = false
}

/// Sections of people above a row of favourites that scrolls sideways.
final class ContactsViewController: UIViewController, UICollectionViewDelegate {
  enum Section: Int, CaseIterable, Sendable {
    case favourites, all
  }

  enum Item: Hashable, Sendable {
    case favourite(Int)
    case contact(Int)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private(set) var collectionView: UICollectionView!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
  var contacts: [Contact] = []
  private(set) var opened: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout { section, environment in
        Section(rawValue: section) == .favourites
          ? Self.favouritesSection()
          : Self.listSection(environment)
      }
    )
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    configureDataSource()
    applySnapshot(animated: false)
  }

  private static func favouritesSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0),
        heightDimension: .fractionalHeight(1.0)
      )
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(90),
        heightDimension: .absolute(110)
      ),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 16,
      leading: 16,
      bottom: 16,
      trailing: 16
    )
    return section
  }

  private static func listSection(
    _ environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
          completion(true)
        }
      ])
    }
    return .list(using: configuration, layoutEnvironment: environment)
  }

  private func configureDataSource() {
    let favourite = UICollectionView.CellRegistration<UICollectionViewCell, Contact> {
      cell,
      indexPath,
      contact in
      var background = UIBackgroundConfiguration.listPlainCell()
      background.backgroundColor = .systemYellow
      background.cornerRadius = 12
      cell.backgroundConfiguration = background
      var content = UIListContentConfiguration.cell()
      content.text = contact.name
      content.textProperties.alignment = .center
      cell.contentConfiguration = content
    }
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Contact> {
      cell,
      indexPath,
      contact in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = contact.name
      content.secondaryText = contact.company
      content.secondaryTextProperties.color = .secondaryLabel
      cell.contentConfiguration = content
      cell.accessories = contact.isFavourite ? [.checkmark()] : [.disclosureIndicator()]
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, _ in
      var content = UIListContentConfiguration.plainHeader()
      content.text = "All Contacts"
      view.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      [unowned self] collectionView, indexPath, item in
      switch item {
      case .favourite(let id):
        return collectionView.dequeueConfiguredReusableCell(
          using: favourite,
          for: indexPath,
          item: contact(id)
        )
      case .contact(let id):
        return collectionView.dequeueConfiguredReusableCell(
          using: row,
          for: indexPath,
          item: contact(id)
        )
      }
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
  }

  private func contact(_ id: Int) -> Contact? { contacts.first { $0.id == id } }

  func applySnapshot(animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(
      contacts.filter(\.isFavourite).map { .favourite($0.id) },
      toSection: .favourites
    )
    snapshot.appendItems(contacts.map { .contact($0.id) }, toSection: .all)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
    switch item {
    case .favourite(let id), .contact(let id): opened.append(contact(id)?.name ?? "")
    }
    collectionView.deselectItem(at: indexPath, animated: true)
  }
}
