public import Foundation
import Geometry

/// Shows a placeholder in the middle of its bounds.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private let column = UIStackView()
  private var shown: UIContentUnavailableConfiguration

  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    assemble()
  }

  /// [I] One of a document is empty.
  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
    assemble()
  }

  private func assemble() {
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
      column.leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor),
      column.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor),
    ])
    fill()
  }

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      shown = new
      fill()
    }
  }

  private func paint() {
    backgroundColor = shown.background.resolvedBackgroundColor(for: tintColor)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    paint()
  }

  private func fill() {
    paint()
    directionalLayoutMargins = shown.directionalLayoutMargins
    column.alignment = shown.alignment == .center ? .center : .leading
    for view in column.arrangedSubviews { view.removeFromSuperview() }
    add(picture, before: shown.imageToTextPadding)
    let hasSecond = shown.secondaryText != nil || shown.secondaryAttributedText != nil
    let words = text(
      plain: shown.text,
      attributed: shown.attributedText,
      properties: shown.textProperties
    )
    add(words, before: hasSecond ? shown.textToSecondaryTextPadding : shown.textToButtonPadding)
    let second = text(
      plain: shown.secondaryText,
      attributed: shown.secondaryAttributedText,
      properties: shown.secondaryTextProperties
    )
    add(second, before: shown.textToButtonPadding)
    let first = button(shown.button, shown.buttonProperties)
    add(first, before: shown.buttonToSecondaryButtonPadding)
    add(button(shown.secondaryButton, shown.secondaryButtonProperties), before: 0)
  }

  private func add(_ view: UIView?, before gap: CGFloat) {
    guard let view else { return }
    column.addArrangedSubview(view)
    column.setCustomSpacing(gap, after: view)
  }

  private var picture: UIView? {
    if shown.isLoading {
      let wheel = UIActivityIndicatorView(style: .medium)
      wheel.startAnimating()
      return wheel
    }
    guard let image = shown.image else { return nil }
    let view = UIImageView(image: image)
    view.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
    view.tintColor = shown.imageProperties.tintColor
    view.layer.cornerRadius = shown.imageProperties.cornerRadius
    view.clipsToBounds = shown.imageProperties.cornerRadius > 0
    return view
  }

  private func text(
    plain: String?,
    attributed: NSAttributedString?,
    properties: UIListContentConfiguration.TextProperties
  ) -> UIView? {
    guard plain != nil || attributed != nil else { return nil }
    let label = UILabel()
    label.numberOfLines = properties.numberOfLines
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.textAlignment = shown.alignment == .center ? .center : .natural
    if let attributed { label.attributedText = attributed } else { label.text = plain }
    return label
  }

  private func button(
    _ look: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIView? {
    // [D] A button without a title and an image is not shown.
    let title = look.title ?? properties.primaryAction?.title ?? ""
    guard !title.isEmpty || look.image != nil else { return nil }
    let button = UIButton(configuration: look, primaryAction: properties.primaryAction)
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    button.isEnabled = properties.isEnabled
    return button
  }
}

/// The placeholder of a controller's content.
struct UnavailableContent {
  var configuration: (any UIContentConfiguration)?
  /// [D] iOS 17: requested before the first layout, too.
  var needsUpdate = true
  var view: (any UIView & UIContentView)?
}

extension UIViewController {
  /// [D] While it is set, its view covers the controller's.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailable.configuration }
    set {
      unavailable.configuration = newValue
      if isViewLoaded { showUnavailableContent() }
    }
  }

  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    if let search = navigationItem.searchController {
      state.searchText = search.searchBar.text
      state.searchControllerIsActive = search.isActive
    }
    return state
  }

  public func setNeedsUpdateContentUnavailableConfiguration() {
    unavailable.needsUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  func updateUnavailableContent() {
    if unavailable.needsUpdate {
      unavailable.needsUpdate = false
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
    if unavailable.configuration != nil, unavailable.view == nil { showUnavailableContent() }
    if let cover = unavailable.view, let view = viewIfLoaded { place(cover, over: view) }
  }

  private func showUnavailableContent() {
    guard let configuration = unavailable.configuration, let root = viewIfLoaded else {
      unavailable.view?.removeFromSuperview()
      unavailable.view = nil
      return
    }
    if let shown = unavailable.view, shown.supports(configuration) {
      return shown.configuration = configuration
    }
    unavailable.view?.removeFromSuperview()
    let view = configuration.makeContentView()
    unavailable.view = view
    place(view, over: root)
    root.addSubview(view)
  }

  /// It does not move with the content of a scroll view below it.
  private func place(_ cover: UIView, over root: UIView) {
    if cover.frame != root.bounds { cover.frame = root.bounds }
  }
}
