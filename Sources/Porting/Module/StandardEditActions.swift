/// UIKit's editing commands, which responders implement by overriding: their protocol's methods are
/// optional on iOS, and a responder offers those that its class has.
enum StandardEditActions {
  /// Each takes its sender.
  static let names: Set<String> = [
    "copy", "cut", "delete", "paste", "select", "selectAll", "toggleBoldface", "toggleItalics",
    "toggleUnderline",
  ]

  static func contains(_ method: Declaration) -> Bool {
    names.contains(method.name) && method.parameters.map(\.label) == [nil]
  }
}
