internal import CLight

/// An image each of whose pixels is changed by itself.
struct ColoredRecipe: Recipe {
  let image: CIImage
  let change: ColorChange

  func picture(of area: PixelArea, in space: WorkingSpace) -> LightPicture {
    let picture = image.picture(of: area, in: space)
    picture.change { change.apply(to: $0, in: space) }
    return picture
  }
}

/// What happens to a pixel's colour.
enum ColorChange: Sendable {
  case matrix(ColorMatrix)
  /// The same on sRGB's curve.
  case matrixOfCurve(ColorMatrix)
  case clamp(low: [Float], high: [Float])
  case power(Double)
  case curve(encodes: Bool)
  case component(greatest: Bool)
  case posterize(levels: Float)
  /// Four rows of coefficients.
  case polynomial([Float])
  case cube(ColorCube)
  case maskToAlpha
  case vibrance(Float)
  /// The luminance times a color, and the rest of the color itself.
  case tint(CIColor, intensity: Double)
  /// White becomes that color.
  case whitePoint(CIColor)
  /// Black and white become two colors.
  case falseColor(black: CIColor, white: CIColor)

  func apply(to pixels: clight_picture, in space: WorkingSpace) {
    switch self {
    case .matrix(let matrix): clight_matrix(pixels, matrix.numbers)
    case .matrixOfCurve(let matrix):
      if space.isLinear { clight_curve(pixels, true) }
      clight_matrix(pixels, matrix.numbers)
      if space.isLinear { clight_curve(pixels, false) }
    case .clamp(let low, let high): clight_clamp(pixels, low, high)
    case .power(let power): clight_power(pixels, power)
    case .curve(let encodes): clight_curve(pixels, encodes)
    case .posterize(let levels): clight_posterize(pixels, levels)
    case .polynomial(let numbers): clight_polynomial(pixels, numbers)
    case .cube(let cube):
      let isOnCurve = cube.isOnCurve && space.isLinear
      if isOnCurve { clight_curve(pixels, true) }
      clight_cube(pixels, cube.colors, Int32(cube.side))
      if isOnCurve { clight_curve(pixels, false) }
    case .component(let greatest): clight_component(pixels, greatest)
    case .maskToAlpha: clight_mask_to_alpha(pixels)
    case .vibrance(let amount): clight_vibrance(pixels, amount)
    case .whitePoint(let color):
      clight_matrix(pixels, ColorMatrix.factors(space.light(color)).numbers)
    case .falseColor(let black, let white):
      let matrix = ColorMatrix.shades(from: space.light(black), to: space.light(white))
      clight_matrix(pixels, matrix.numbers)
    case .tint(let color, let intensity):
      let matrix = ColorMatrix.shades(of: space.light(color))
      clight_matrix(pixels, ColorMatrix.identity.mixed(with: matrix, intensity).numbers)
    }
  }
}

extension CIImage {
  func colored(_ change: ColorChange) -> CIImage {
    CIImage(ColoredRecipe(image: self, change: change), extent: extent)
  }
}
