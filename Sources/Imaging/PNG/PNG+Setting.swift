extension PNG {
  /// How a picture is compressed; its pixels are the same either way and everywhere.
  public struct Setting: Hashable, Sendable {
    let codec: Codec

    /// Quick to write, the same bytes on every x86-64 processor with SSE 4.2; a quarter larger than `small` on user interfaces, or more.
    public static let fast = Setting(codec: .isal(level: 2))
    /// A few times slower than `fast`, for files that are kept; the same bytes on every processor.
    public static let small = Setting(codec: .libdeflate(level: 6))

    /// How a band of a sequence is compressed.
    ///
    /// A band is compressed once and written many times, so even `fast` can afford small ones.
    /// Colour ramps shrink by a third at level 8 and grow by a third again at 10; text shrinks by
    /// a tenth at 10, at six times the work, plain shapes do not.
    func bandCodec(for content: RowContent) -> BandCodec {
      switch (codec, content) {
      case (_, .repeated), (.isal, .shapes), (.isal, .text): .pixels
      case (.isal, .photograph): .bytes(level: 6)
      case (_, .ramps), (.libdeflate, .shapes): .bytes(level: 8)
      case (.libdeflate, .text), (.libdeflate, .photograph): .bytes(level: 10)
      }
    }

    /// What looks for repetitions in a band: of pixels, or of bytes by libdeflate.
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

    /// How bands are compressed that hardly any other frame will have: drawn, not copied.
    var onceCodec: Codec { codec }

    // ISA-L's levels 0 and 2 write equal bytes with and without AVX; level 1 was never checked.
    enum Codec: Hashable, Sendable {
      case isal(level: UInt32)
      case libdeflate(level: Int32)
    }
  }

  /// The colour types this writes (11.2.1).
  public enum ColorType: Hashable, Sendable {
    case rgb
    case rgba
  }
}
