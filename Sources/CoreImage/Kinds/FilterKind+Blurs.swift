// Names, keys and defaults in this folder: [D] Core Image Filter Reference.

extension FilterKind {
  static let blurs = [
    FilterKind(
      "CIGaussianBlur",
      kCICategoryBlur,
      [.image, .number(kCIInputRadiusKey, 10, 0...100)]
    ) { values in
      // [W] The radius is the standard deviation.
      try values.image().blurred(deviation: values.number(kCIInputRadiusKey))
    },
    FilterKind(
      "CIBoxBlur",
      kCICategoryBlur,
      [.image, .number(kCIInputRadiusKey, 10, 1...100)]
    ) { values in
      try values.image().boxBlurred(radius: values.number(kCIInputRadiusKey))
    },
  ]
}
