package import HeadlessUIKit

/// The views on screen whose constraints allow several frames.
@MainActor
package struct AmbiguousViews {
  /// A view's class, and its place in the document.
  package struct Finding: Hashable, Sendable {
    package let className: String
    package let position: DocumentPosition
  }

  package private(set) var findings: [Finding] = []

  /// Checks the views that the documents of a controller and its children describe.
  package init(_ controller: UIViewController) {
    for (element, view) in Self.described(controller) where view.hasAmbiguousLayout {
      findings.append(
        Finding(className: TypeNames.of(view), position: element.position)
      )
    }
  }

  private static func described(_ controller: UIViewController) -> [(Element, UIView)] {
    let own = (controller.origin as? SceneOrigin)?.describedViews ?? []
    return own + controller.children.flatMap(described)
  }
}
