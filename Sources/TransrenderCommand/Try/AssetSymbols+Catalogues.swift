import Foundation
import Porting

extension AssetSymbols {
  /// The symbols of all images and colors in asset catalogues.
  init(_ catalogues: [URL]) {
    self.init()
    for catalogue in catalogues {
      for asset in CatalogueAssets(catalogue).all {
        switch asset.kind {
        case "imageset": add(asset.name, .image, in: asset.spaces)
        case "colorset": add(asset.name, .color, in: asset.spaces)
        default: break
        }
      }
    }
  }
}
