/// A construct that does not compile here, and its replacement.
struct Rule: Sendable {
  let name: String
  let apply: @Sendable (inout Draft) -> Void

  static let all: [Rule] = [
    .conditions, .imports, .attributes, .managedProperties, .keyPaths, .selectors,
    .optionalRequirements, .optionalCalls, .anyObjects, .foreignOverrides, .extensionOverrides,
    .metatypes, .nibAwaking, .applicationWindow, .oldNames,
    .namedMembers, .operators, .mainActorTests,
  ]
}
