extension PNG {
  /// The compression of a picture, which does not affect its pixels.
  public struct Setting: Hashable, Sendable {
    let codec: Codec

    /// Fast; equal bytes on every x86-64 processor with SSE 4.2; a quarter larger than `small` on
    /// user interfaces, or more.
    public static let fast = Setting(codec: .isal(level: 2))
    /// A few times slower than `fast`, for files that are kept; equal bytes on every processor.
    public static let small = Setting(codec: .libdeflate(level: 6))

    /// The compression of a sequence's band.
    ///
    /// A band is compressed once and written many times, so even `fast` can afford small ones.
    /// Colour ramps shrink by a third at level 8 and grow by a third again at 10; text shrinks by a
    /// tenth at 10, at six times the work, plain shapes do not.
    func bandCodec(for content: RowContent) -> BandCodec {
      switch (codec, content) {
      case (_, .repeated), (.isal, .shapes), (.isal, .text): .pixels
      case (.isal, .photograph): .bytes(level: 6)
      case (_, .ramps), (.libdeflate, .shapes): .bytes(level: 8)
      case (.libdeflate, .text), (.libdeflate, .photograph): .bytes(level: 10)
      }
    }

    /// The compressor of a band: one that finds repeated pixels, or libdeflate for bytes.
    enum BandCodec: Hashable {
      case pixels
      case bytes(level: Int32)
    }

    var bandHeights: BandCutter.Heights {
      switch codec {
      case .isal: .low
      case .libdeflate: .high
      }
    }

    /// The compression of a band that hardly any other frame has: drawn, not copied.
    ///
    /// What has few new pixels is a fifth smaller than from ISA-L, for half as much time again.
    /// Photographs are no smaller, and would take more than twice as long.
    func onceCodec(isPhotograph: Bool) -> OnceCodec {
      switch codec {
      case .isal: isPhotograph ? .bytes(codec) : .pixels
      case .libdeflate: .bytes(codec)
      }
    }

    /// The compressor of a band that is written once: one that finds repeated pixels, or the
    /// setting's own.
    enum OnceCodec: Hashable {
      case pixels
      case bytes(Codec)
    }

    // ISA-L's levels 0 and 2 write equal bytes with and without AVX; level 1 was never checked.
    enum Codec: Hashable, Sendable {
      case isal(level: UInt32)
      case libdeflate(level: Int32)
    }
  }

  /// The colour types that are written (11.2.1).
  public enum ColorType: Hashable, Sendable {
    case rgb
    case rgba
  }
}
