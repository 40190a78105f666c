/// Portable Network Graphics: bitmaps to bytes and back.
///
/// The format is W3C PNG (third edition); numbers in comments are its sections.
public enum PNG {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}
