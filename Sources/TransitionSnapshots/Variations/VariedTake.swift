package import Scene

/// The pictures of one variation, for the contact sheet.
package struct VariedTake: Sendable {
  let name: String
  let scenes: [Scene]

  package init(name: String, scenes: [Scene]) { (self.name, self.scenes) = (name, scenes) }
}
