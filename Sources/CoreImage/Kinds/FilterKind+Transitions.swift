extension FilterKind {
  static let transitions = [
    FilterKind("CIDissolveTransition", kCICategoryTransition, pictures) { values in
      try values.target().mixed(with: values.image(), .everywhere(Float(values.share())))
    },
    FilterKind(
      "CIFlashTransition",
      kCICategoryTransition,
      pictures + [
        .vector(kCIInputCenterKey, 150, 150), .vector(kCIInputExtentKey, 0, 0, 300, 300),
        .color(kCIInputColorKey, CIColor(red: 1, green: 0.8, blue: 0.6)),
        .number("inputMaxStriationRadius", 2.58, 0...10),
        .number("inputStriationStrength", 0.5, 0...3),
        .number("inputStriationContrast", 1.375, 0...5),
        .number("inputFadeThreshold", 0.85, 0...1),
      ]
    ) { values in
      try Flash(values).image(from: values.image(), to: values.target(), share: values.share())
    },
    FilterKind(
      "CISwipeTransition",
      kCICategoryTransition,
      pictures + sweep(color: .white, width: 300, opacity: 0)
    ) { values in
      let sweep = try Sweep(values)
      return try sweep.tinted(values.target().mixed(with: values.image(), .red(of: sweep.ramp)))
    },
    FilterKind(
      "CICopyMachineTransition",
      kCICategoryTransition,
      pictures + sweep(color: CIColor(red: 0.6, green: 1, blue: 0.8), width: 200, opacity: 1.3)
    ) { values in
      let sweep = try Sweep(values)
      return try sweep.tinted(values.target().mixed(with: values.image(), .red(of: sweep.edge)))
    },
  ]

  private static let pictures: [FilterInput] = [
    .image, .image(kCIInputTargetImageKey), .number(kCIInputTimeKey, 0, 0...1),
  ]

  private static func sweep(color: CIColor, width: Double, opacity: Double) -> [FilterInput] {
    [
      .vector(kCIInputExtentKey, 0, 0, 300, 300), .color(kCIInputColorKey, color),
      .number(kCIInputAngleKey, 0), .number(kCIInputWidthKey, width, 0.1...500),
      .number("inputOpacity", opacity, 0...3),
    ]
  }
}

extension FilterValues {
  fileprivate func target() throws -> CIImage { try image(kCIInputTargetImageKey) }
  fileprivate func share() throws -> Double { min(max(try number(kCIInputTimeKey), 0), 1) }
}
