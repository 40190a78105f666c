import Foundation
import HeadlessUIKit

/// Images by name: the app's own, a symbol, or a gray box of the size that the document notes.
@MainActor
struct ImageFinder {
  let resources: DocumentResources
  let bundle: Bundle?

  func image(_ name: String) -> UIImage? {
    let note = resources.images[name]
    if note?.isSymbol == true { return UIImage(systemName: name) }
    if let image = UIImage(ifNamed: name, in: bundle ?? .main) { return image }
    return box(of: note?.size ?? CGSize(width: 24, height: 24))
  }

  private func box(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, size.width * size.height < 4_000_000 else { return nil }
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor.systemGray4.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }
}
