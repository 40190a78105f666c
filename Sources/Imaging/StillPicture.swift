package import Bitmap

/// A picture file of any kind that apps bring along: JPEG, PNG, or the first frame of a GIF.
package enum StillPicture {
  package static func decode(
    _ bytes: [UInt8],
    limits: PNG.Limits = .standard
  ) throws -> Bitmap {
    if JPEG.isRecognised(bytes) { return try JPEG.decode(bytes, limits: limits) }
    if GIF.isRecognised(bytes) { return try GIF.decode(bytes, limits: limits) }
    return try PNG.decode(bytes, limits: limits)
  }
}
