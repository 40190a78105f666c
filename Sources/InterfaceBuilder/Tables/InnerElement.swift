/// What is known of an element that describes a part of an object, so that the rest of it is
/// reported.
struct InnerElement {
  /// Attributes with the values that they may have; of `key` too.
  var words: [String: Set<String>] = [:]
  var numbers: Set<String> = []
  /// Attributes that refer to other elements by their ids.
  var references: Set<String> = []
  /// Attributes with any value.
  var others: Set<String> = []
  /// Children by their keys, or by their names.
  var children: Set<String> = []

  /// Attributes of many elements, which change nothing.
  private static let common: Set<String> = [
    "id", "key", "userLabel", "colorLabel", "customClass", "customModule", "customModuleProvider",
    "catalog",
  ]

  func knows(_ attribute: String) -> Bool {
    Self.common.contains(attribute) || words[attribute] != nil || numbers.contains(attribute)
      || references.contains(attribute) || others.contains(attribute)
  }

  func knows(_ child: Element) -> Bool {
    children.contains(child.name) || child.key.map(children.contains) == true
  }
}
