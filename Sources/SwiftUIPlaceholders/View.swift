/// What SwiftUI would draw.
///
/// SwiftUI does not exist here: views are values that can be made and handed on, and the place where one
/// would be drawn shows its name. Porting leaves the bodies of views out.
@preconcurrency @MainActor
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("a view without a body") }
}

/// A view that is not made of others.
public protocol PlainView: View where Body == Never {}

extension PlainView {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A view that says itself what stands in its place.
@MainActor
protocol StandInView {
  var standIn: String { get }
}

extension View {
  /// What stands in the place of the view.
  var standInText: String { (self as? any StandInView)?.standIn ?? "SwiftUI: \(Self.self)" }
}

/// A change of a view.
@preconcurrency @MainActor
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = AnyView
  @ViewBuilder func body(content: Content) -> Body
}

/// What Xcode shows while one edits.
@preconcurrency @MainActor
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}
