internal import VirtualTime

/// A filter of an app's own, whose properties are inputs.
struct OwnFilter {
  private let filter: CIFilter

  init(_ filter: CIFilter) {
    self.filter = filter
  }

  func value(forKey key: String) -> Any? {
    onMain { NamedMember.property(key, of: $0).map { member in member.value(of: filter) } }
      ?? refuse(key)
  }

  func setValue(_ value: Any?, forKey key: String) {
    nonisolated(unsafe) let value = value
    let isSet: Bool? = onMain { NamedMember.property(key, of: $0)?.set(value, of: $0) }
    if isSet != true { _ = refuse(key) }
  }

  // The names of members are the main actor's, although filters are nobody's.
  private func onMain<Result>(_ body: @MainActor (CIFilter) -> Result?) -> Result? {
    guard !StageCore.ambient.isElsewhere else { return nil }
    return withoutActuallyEscaping(body) { body in
      nonisolated(unsafe) var result: Result?
      MainActor.assumeIsolated { result = body(filter) }
      return result
    }
  }

  private func refuse(_ key: String) -> Any? {
    StageCore.ambient.raise(
      "\(type(of: filter))",
      "this class is not key value coding-compliant for the key \(key)",
      remedy: "mark the property @objc, or use the property itself"
    )
    return nil
  }
}
