package import Scene

/// What a variation looked like, for people to see beside the others.
package struct VariedTake: Sendable {
  let name: String
  let scenes: [Scene]

  package init(name: String, scenes: [Scene]) { (self.name, self.scenes) = (name, scenes) }
}
