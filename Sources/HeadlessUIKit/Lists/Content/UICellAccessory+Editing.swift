import Foundation

// Accessories that are visible while a list is edited.
extension UICellAccessory {
  /// [D] Without a handler it reveals the row's trailing actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing,
    options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    badge(.delete, displayed: displayed, options: options) { [actionHandler] cell in
      if let actionHandler { actionHandler() } else { cell.revealActions() }
    }
  }

  public static func insert(
    displayed: DisplayedState = .whenEditing,
    options: InsertOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    badge(.insert, displayed: displayed, options: options) { _ in actionHandler?() }
  }

  /// A circle that is filled while the row is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing,
    options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      displayed: displayed,
      isLeading: true,
      reserved: options.reservedLayoutWidth
    ) { _ in
      options.isHidden ? nil : SelectionCircle()
    }
  }

  public static func reorder(
    displayed: DisplayedState = .whenEditing,
    options: ReorderOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(displayed: displayed, reserved: options.reservedLayoutWidth) { cell in
      guard !options.isHidden else { return nil }
      let grip = ReorderGrip()
      grip.bounds.size = CGSize(width: 28, height: 44)
      grip.pan.addTarget(cell, action: Selector("drag:", UICollectionViewListCell.drag))
      return grip
    }
  }

  private static func badge(
    _ style: UITableViewCell.EditingStyle,
    displayed: DisplayedState,
    options: Options,
    tapped: @escaping @MainActor (UICollectionViewListCell) -> Void
  ) -> UICellAccessory {
    UICellAccessory(
      displayed: displayed,
      isLeading: true,
      reserved: options.reservedLayoutWidth
    ) { cell in
      guard !options.isHidden else { return nil }
      let badge = EditBadge(style)
      if let color = options.backgroundColor { badge.backgroundColor = color }
      badge.addAction(
        UIAction { [weak cell] _ in cell.map(tapped) },
        for: .touchUpInside
      )
      return badge
    }
  }
}

extension UICollectionViewListCell {
  var collection: UICollectionView? { superview as? UICollectionView }

  func revealActions() {
    guard let collection,
      let row = collection.swipeRow(at: center), let actions = row.trailing
    else { return }
    collection.swiper?.reveal(self, actions)
  }

  /// Moves the row to another position.
  func drag(_ pan: UIPanGestureRecognizer) {
    guard let collection else { return }
    let location = CGPoint(x: center.x, y: pan.location(in: collection).y)
    switch pan.state {
    case .began:
      guard let path = collection.indexPath(for: self) else { return }
      collection.beginInteractiveMovementForItem(at: path)
    case .changed: collection.updateInteractiveMovementTargetPosition(location)
    case .ended: collection.endInteractiveMovement()
    case .cancelled, .failed: collection.cancelInteractiveMovement()
    case .possible: break
    }
  }
}

/// Whether a row is selected.
@MainActor
final class SelectionCircle: UIView {
  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 22, height: 22))
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  var isOn = false {
    didSet { if isOn != oldValue { setNeedsDisplay() } }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let ring = UIBezierPath(ovalIn: bounds.reduced(by: 1))
    guard isOn else {
      UIColor.systemGray3.setStroke()
      ring.lineWidth = 1.5
      return ring.stroke()
    }
    tintColor.setFill()
    ring.fill()
    let tick = UIBezierPath()
    tick.move(to: CGPoint(x: 6.5, y: 11.5))
    tick.addLine(to: CGPoint(x: 9.7, y: 14.7))
    tick.addLine(to: CGPoint(x: 15.5, y: 7.5))
    tick.lineWidth = 1.8
    UIColor.white.setStroke()
    tick.stroke()
  }
}
