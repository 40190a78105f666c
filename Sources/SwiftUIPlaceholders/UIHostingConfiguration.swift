public import HeadlessUIKit

/// The content of a cell that SwiftUI would draw.
@preconcurrency @MainActor
public struct UIHostingConfiguration<Content: View>: UIContentConfiguration {
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The margins and the least size stay those of cells.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }

  public func makeContentView() -> any UIView & UIContentView { HostedCell(self) }
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// The content view of a cell.
private final class HostedCell<Content: View>: UIView, UIContentView {
  var configuration: any UIContentConfiguration { didSet { showContent() } }
  private var hosted: HostedContent?

  init(_ configuration: UIHostingConfiguration<Content>) {
    self.configuration = configuration
    super.init(frame: .zero)
    showContent()
  }

  required init?(coder: NSCoder) { nil }

  private static var margin: CGFloat { 11 }  // [W] of cells

  private func showContent() {
    guard let configuration = configuration as? UIHostingConfiguration<Content> else { return }
    hosted?.view.removeFromSuperview()
    let hosted = HostedContent(configuration.content)
    self.hosted = hosted
    let content = hosted.view
    content.translatesAutoresizingMaskIntoConstraints = false
    addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: topAnchor, constant: Self.margin),
      content.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Self.margin),
      content.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.margin),
      content.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Self.margin),
    ])
  }
}
