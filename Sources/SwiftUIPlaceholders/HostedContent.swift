import HeadlessUIKit

/// What UIKit shows of a view: the UIKit in it, or its name.
@MainActor
struct HostedContent {
  let view: UIView
  private(set) var controller: UIViewController?
  /// Delegates of the view, which nobody else keeps.
  private var coordinator: Any?

  init(_ content: some View) {
    if let representable = content as? any UIViewRepresentable {
      self = Self.made(of: representable)
    } else if let representable = content as? any UIViewControllerRepresentable {
      self = Self.made(of: representable)
    } else if let any = content as? AnyView {
      self = Self.made(of: any.content)
    } else {
      self.init(view: Self.standIn(of: content))
    }
  }

  private init(view: UIView, controller: UIViewController? = nil, coordinator: Any? = nil) {
    (self.view, self.controller, self.coordinator) = (view, controller, coordinator)
  }

  private static func made(of content: some View) -> HostedContent { HostedContent(content) }

  private static func made(of content: some UIViewRepresentable) -> HostedContent {
    let context = UIViewRepresentableContext(of: content)
    let view = content.makeUIView(context: context)
    content.updateUIView(view, context: context)
    return HostedContent(view: view, coordinator: context.coordinator)
  }

  private static func made(of content: some UIViewControllerRepresentable) -> HostedContent {
    let context = UIViewControllerRepresentableContext(of: content)
    let controller = content.makeUIViewController(context: context)
    content.updateUIViewController(controller, context: context)
    return HostedContent(
      view: controller.view,
      controller: controller,
      coordinator: context.coordinator
    )
  }

  private static func standIn(of content: some View) -> UIView {
    let label = StandInLabel.label(content.standInText, in: UIView())
    if !(content is EmptyView) { label.backgroundColor = .systemGray5 }
    return label
  }
}

extension UIViewRepresentableContext {
  init(of representable: Representable) { coordinator = representable.makeCoordinator() }
}

extension UIViewControllerRepresentableContext {
  init(of representable: Representable) { coordinator = representable.makeCoordinator() }
}
