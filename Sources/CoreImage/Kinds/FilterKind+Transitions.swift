extension FilterKind {
  static let transitions = [
    FilterKind(
      "CIDissolveTransition",
      kCICategoryTransition,
      [.image, .image(kCIInputTargetImageKey), .number(kCIInputTimeKey, 0, 0...1)]
    ) { values in
      let share = min(max(try values.number(kCIInputTimeKey), 0), 1)
      return try values.image(kCIInputTargetImageKey)
        .mixed(with: values.image(), .everywhere(Float(share)))
    }
  ]
}
