import Bitmap
import Foundation

extension ContiguousBytes {
  /// The digest of all bytes, as manifests, lists and results hold it.
  var digest: String { withUnsafeBytes { "\(Digest(of: $0))" } }
}
