public import Foundation

extension UICollectionView {
  /// Creates cells of a class and configures them.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let identifier = RegistrationNames.next()
    let origin = RegistrationOrigin.current
    let nib: UINib?
    let fill: Handler

    public init(handler: @escaping Handler) {
      (nib, fill) = (nil, handler)
    }

    public init(cellNib: UINib, handler: @escaping Handler) {
      (nib, fill) = (cellNib, handler)
    }
  }

  /// Creates supplementary views of a class and configures them.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identifier = RegistrationNames.next()
    let kind: String
    let nib: UINib?
    let fill: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      (kind, nib, fill) = (elementKind, nil, handler)
    }

    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      (kind, nib, fill) = (elementKind, supplementaryNib, handler)
    }
  }

  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    if registration.origin.collection === self { refuseLateRegistration() }
    if let nib = registration.nib {
      register(nib, forCellWithReuseIdentifier: registration.identifier)
    } else {
      register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    }
    let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    // The failure to dequeue has been reported; a new cell is used.
    let own = cell as? Cell ?? Cell.made(frame: .zero)
    if let item { registration.fill(own, indexPath, item) }
    return own
  }

  // [W] iOS 15.
  private func refuseLateRegistration() {
    layer.core.raise(
      "UICollectionView",
      "Attempted to dequeue a cell using a registration that was created inside"
        + " -collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource"
        + " cell provider. Creating a new registration each time a cell is requested will prevent"
        + " reuse and cause created cells to remain inaccessible in memory for the lifetime of the"
        + " collection view. Registrations should be created up front and reused.",
      remedy: "make the registration before the data source, and keep it"
    )
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    if let nib = registration.nib {
      register(
        nib,
        forSupplementaryViewOfKind: registration.kind,
        withReuseIdentifier: registration.identifier
      )
    } else {
      register(
        Supplementary.self,
        forSupplementaryViewOfKind: registration.kind,
        withReuseIdentifier: registration.identifier
      )
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.kind,
      withReuseIdentifier: registration.identifier,
      for: indexPath
    )
    let own = view as? Supplementary ?? Supplementary.made(frame: .zero)
    registration.fill(own, registration.kind, indexPath)
    return own
  }
}

/// The collection that was asking for a cell when a registration was made.
@MainActor
struct RegistrationOrigin {
  weak var collection: UICollectionView?

  /// The collection that asks its data source for a cell.
  private static weak var asking: UICollectionView?

  static var current: RegistrationOrigin { RegistrationOrigin(collection: asking) }

  static func whileAsking<Answer>(_ collection: UICollectionView, _ ask: () -> Answer) -> Answer {
    let outer = asking
    asking = collection
    defer { asking = outer }
    return ask()
  }
}

/// A unique reuse identifier for each registration.
@MainActor
enum RegistrationNames {
  private static var count = 0

  static func next() -> String {
    count += 1
    return "registration \(count)"
  }
}
