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
    let origin = RegistrationOrigin.current
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
    if registration.origin.isRequest(of: self, for: .cell) {
      refuseLateRegistration(
        of: "cell",
        madeIn: "-collectionView:cellForItemAtIndexPath: or inside a"
          + " UICollectionViewDiffableDataSource cell provider"
      )
    }
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

  /// [W] Of cells since iOS 15; [I] supplementary views in the same words.
  private func refuseLateRegistration(of kind: String, madeIn place: String) {
    layer.core.raise(
      "UICollectionView",
      "Attempted to dequeue a \(kind) using a registration that was created inside \(place)."
        + " Creating a new registration each time a \(kind) is requested will prevent reuse and"
        + " cause created \(kind)s to remain inaccessible in memory for the lifetime of the"
        + " collection view. Registrations should be created up front and reused.",
      remedy: "make the registration before the data source, and keep it"
    )
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    if registration.origin.isRequest(of: self, for: .supplementaryView) {
      refuseLateRegistration(
        of: "supplementary view",
        madeIn: "-collectionView:viewForSupplementaryElementOfKind:atIndexPath: or inside a"
          + " UICollectionViewDiffableDataSource supplementary view provider"
      )
    }
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

/// The collection that was asking for a view when a registration was made.
@MainActor
struct RegistrationOrigin {
  private weak var collection: UICollectionView?
  private var category = UICollectionView.ElementCategory.cell

  /// That of registrations which are made now.
  private(set) static var current = RegistrationOrigin()

  static func whileAsking<Answer>(
    _ collection: UICollectionView,
    for category: UICollectionView.ElementCategory,
    _ ask: () -> Answer
  ) -> Answer {
    let outer = current
    current = RegistrationOrigin(collection: collection, category: category)
    defer { current = outer }
    return ask()
  }

  func isRequest(
    of collection: UICollectionView,
    for category: UICollectionView.ElementCategory
  ) -> Bool {
    self.collection === collection && self.category == category
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
