public import Foundation

/// The state for which a configuration is updated.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
  init(traitCollection: UITraitCollection)
  /// What an app adds to the state.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// Names what an app adds to a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view that is not a cell.
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false

  private var additions: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { additions[key] }
    set { additions[key] = newValue }
  }

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

/// The state of a cell.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false

  private var additions: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { additions[key] }
    set { additions[key] = newValue }
  }

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

/// Describes the content of a view, and creates it.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The view of a configuration inside a cell or header.
@MainActor
struct HostedContent {
  private(set) var view: (any UIView & UIContentView)?

  /// Where the text of a list content begins, from the leading edge.
  var textStart: CGFloat? { (view as? UIListContentView)?.textStart }

  /// Shows a configuration in `parent`, reusing the existing view if possible.
  mutating func show(_ configuration: (any UIContentConfiguration)?, in parent: UIView) {
    let oldStart = textStart
    replace(with: configuration, in: parent)
    // The cell's separator begins at the text.
    if textStart != oldStart { parent.superview?.setNeedsLayout() }
  }

  private mutating func replace(
    with configuration: (any UIContentConfiguration)?,
    in parent: UIView
  ) {
    guard let configuration else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, view.supports(configuration) {
      view.configuration = configuration
    } else {
      view?.removeFromSuperview()
      let made = configuration.makeContentView()
      made.frame = parent.bounds
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.insertSubview(made, at: 0)
      view = made
    }
  }
}
