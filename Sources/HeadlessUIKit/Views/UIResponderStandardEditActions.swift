public import Foundation
import VirtualTime

/// The editing commands that a responder may carry out.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  func delete(_ sender: Any?)
  func toggleBoldface(_ sender: Any?)
  func toggleItalics(_ sender: Any?)
  func toggleUnderline(_ sender: Any?)
}

extension Selector {
  private static let standardEditActions: Set<String> = [
    "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "toggleBoldface:",
    "toggleItalics:", "toggleUnderline:",
  ]

  /// Without its method, if it is an editing command: every responder here has these methods, but
  /// [D] only those implement one whose class lists its name.
  var withoutEditingMethod: Selector {
    Self.standardEditActions.contains(name) ? Selector(name) : self
  }
}
