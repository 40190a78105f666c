@preconcurrency public import Foundation
import Geometry

/// Wheels to choose from, side by side.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  static let rowHeight: CGFloat = 32  // [W]
  private static let size = CGSize(width: 320, height: 216)  // [D]
  static let gap: CGFloat = 5  // [M]
  static let fontSize: CGFloat = 21  // [W]

  private(set) var wheels: [PickerWheel] = []
  /// Called with the wheel whose selected row is tapped.
  var selectedRowTapped: (Int) -> Void = { _ in }
  private let band = UIView()
  private var isLoaded = false
  private var wasRightToLeft = false

  public override init(frame: CGRect) {
    let size = frame.size == .zero ? Self.size : frame.size
    super.init(frame: CGRect(origin: frame.origin, size: size))
    assemble()
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    assemble()
    coder.finish(self, as: UIPickerView.self)
  }

  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { reloadAllComponents() }
  }
  /// [D] Always shown since iOS 7.
  open var showsSelectionIndicator = true

  open var numberOfComponents: Int { loaded.count }
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.count ?? 0 }
  open func rowSize(forComponent component: Int) -> CGSize {
    wheel(component)?.rowSize ?? .zero
  }
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    wheel(component)?.view(at: row)
  }
  /// [D] -1 if nothing is selected.
  open func selectedRow(inComponent component: Int) -> Int { wheel(component)?.selected ?? -1 }
  /// [D] The delegate is notified of changes by the user, not by code.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    wheel(component)?.select(row, animated: animated && window != nil)
  }
  open func reloadAllComponents() {
    isLoaded = false
    setNeedsLayout()
  }
  open func reloadComponent(_ component: Int) {
    wheel(component)?.reload(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
    setNeedsLayout()
  }

  open override dynamic var intrinsicContentSize: CGSize { Self.size }
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  open override func layoutSubviews() {
    super.layoutSubviews()
    directionMayHaveChanged()
    layOut(loaded)
  }
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { setNeedsLayout() }
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  /// Rows are made again, since their texts may be aligned.
  private func directionMayHaveChanged() {
    guard isRightToLeft != wasRightToLeft else { return }
    wasRightToLeft.toggle()
    for wheel in wheels { wheel.reload(wheel.count) }
  }

  private func assemble() {
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = 8  // [W] since iOS 14
    band.isUserInteractionEnabled = false
    addSubview(band)
    clipsToBounds = true
  }

  private func wheel(_ component: Int) -> PickerWheel? {
    loaded.indices.contains(component) ? wheels[component] : nil
  }

  /// The wheels, created on first use.
  private var loaded: [PickerWheel] {
    guard !isLoaded, let dataSource else { return wheels }
    isLoaded = true
    let kept = wheels.map(\.selected)
    for wheel in wheels { wheel.removeFromSuperview() }
    wheels = (0..<dataSource.numberOfComponents(in: self)).map { PickerWheel(self, $0) }
    for (component, wheel) in wheels.enumerated() {
      addSubview(wheel)
      let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? -1
      wheel.rowSize.height = height > 0 ? height : Self.rowHeight
      wheel.reload(dataSource.pickerView(self, numberOfRowsInComponent: component))
      if kept.indices.contains(component) { wheel.select(max(0, kept[component]), animated: false) }
    }
    layOut(wheels)
    return wheels
  }

  /// Lays the wheels out side by side, with the delegate's widths or equal ones.
  ///
  /// [D] Like other controls, from right to left where the interface is.
  private func layOut(_ wheels: [PickerWheel]) {
    let gaps = Self.gap * CGFloat(max(0, wheels.count - 1))
    let room = max(0, bounds.width - 18 - gaps)
    let widths = wheels.indices.map { component in
      let asked = delegate?.pickerView(self, widthForComponent: component) ?? -1
      return asked > 0 ? asked : (room / CGFloat(wheels.count)).rounded(.down)  // [M]
    }
    var x = (bounds.width - widths.reduce(gaps, +)) / 2
    let columns = Array(zip(wheels, widths))
    for (wheel, width) in isRightToLeft ? columns.reversed() : columns {
      wheel.rowSize.width = width
      wheel.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width + Self.gap
    }
    let height = wheels.map(\.rowSize.height).max() ?? Self.rowHeight
    band.frame = CGRect(
      x: 9,
      y: (bounds.height - height) / 2,
      width: max(0, bounds.width - 18),
      height: height
    )
  }

  func makeView(forRow row: Int, component: Int) -> UIView {
    let own = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    if let own, !(own is NoPickerRow) { return own }
    let label = UILabel()
    label.textAlignment = .center
    label.font = .systemFont(ofSize: Self.fontSize)
    label.adjustsFontSizeToFitWidth = true
    if let text = delegate?.pickerView(
      self,
      attributedTitleForRow: row,
      forComponent: component
    ) {
      label.attributedText = text
    } else {
      label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?"
    }
    return label
  }

  func wheelStopped(_ wheel: PickerWheel) {
    delegate?.pickerView(self, didSelectRow: wheel.selected, inComponent: wheel.component)
  }
}
