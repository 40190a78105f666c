internal import CLight

/// Two images, mixed by a third one or by the same share everywhere.
struct MixedRecipe: Recipe {
  enum Share: Sendable {
    case everywhere(Float)
    case luminance(of: CIImage)
    case alpha(of: CIImage)
    case red(of: CIImage)
  }

  let front: CIImage
  let back: CIImage
  /// What the front one has of the result.
  let share: Share

  func picture(of area: PixelArea, in space: WorkingSpace) -> LightPicture {
    let picture = front.picture(of: area, in: space)
    let below = back.picture(of: area, in: space)
    switch share {
    case .everywhere(let share): picture.change(with: below) { clight_mix($0, $1, share) }
    case .luminance(let mask): mix(picture, below, mask, CLIGHT_LUMINANCE, space)
    case .alpha(let mask): mix(picture, below, mask, CLIGHT_ALPHA, space)
    case .red(let mask): mix(picture, below, mask, CLIGHT_RED, space)
    }
    return picture
  }

  private func mix(
    _ picture: LightPicture,
    _ below: LightPicture,
    _ mask: CIImage,
    _ share: clight_share,
    _ space: WorkingSpace
  ) {
    let mask = mask.picture(of: picture.area, in: space)
    picture.change(with: below) { pixels, below in
      mask.change { clight_mask(pixels, below, $0, share) }
    }
  }
}

extension CIImage {
  func mixed(with back: CIImage, _ share: MixedRecipe.Share) -> CIImage {
    CIImage(
      MixedRecipe(front: self, back: back, share: share),
      extent: extent.joined(with: back.extent)
    )
  }
}
