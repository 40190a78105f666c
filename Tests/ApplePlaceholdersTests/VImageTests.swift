import ApplePlaceholders
import Testing

/// vImage's functions on pixels in memory, which calculate as documented.
@Suite struct VImageTests {
  /// Runs a function from one row or column of gray pixels to another of the same size.
  private func result(
    of grays: [UInt8],
    isColumn: Bool = false,
    _ body: (UnsafePointer<vImage_Buffer>, UnsafePointer<vImage_Buffer>) -> vImage_Error
  ) -> (grays: [UInt8], error: vImage_Error) {
    var source = grays.flatMap { [UInt8](arrayLiteral: 255, $0, $0, $0) }
    var target = [UInt8](repeating: 0, count: source.count)
    let count = UInt(grays.count)
    let (width, height): (UInt, UInt) = isColumn ? (1, count) : (count, 1)
    let error = source.withUnsafeMutableBytes { from in
      target.withUnsafeMutableBytes { to in
        var first = vImage_Buffer(
          data: from.baseAddress,
          height: height,
          width: width,
          rowBytes: Int(width) * 4
        )
        var second = first
        second.data = to.baseAddress
        return body(&first, &second)
      }
    }
    return (stride(from: 1, to: target.count, by: 4).map { target[$0] }, error)
  }

  private func box(
    _ grays: [UInt8],
    size: UInt32 = 3,
    isColumn: Bool = false,
    _ flags: Int
  ) -> (grays: [UInt8], error: vImage_Error) {
    let black: [UInt8] = [255, 0, 0, 0]
    return result(of: grays, isColumn: isColumn) { source, target in
      let (height, width) = isColumn ? (size, 1) : (1, size)
      return vImageBoxConvolve_ARGB8888(
        source,
        target,
        nil,
        0,
        0,
        height,
        width,
        black,
        vImage_Flags(flags)
      )
    }
  }

  @Test(arguments: [false, true])
  func aBoxIsTheMeanOfItsPixels(isColumn: Bool) {
    let grays: [UInt8] = [30, 0, 0, 90]
    #expect(box(grays, isColumn: isColumn, kvImageEdgeExtend).grays == [20, 10, 30, 60])
    #expect(box(grays, isColumn: isColumn, kvImageBackgroundColorFill).grays == [10, 10, 30, 30])
    #expect(box(grays, isColumn: isColumn, kvImageTruncateKernel).grays == [15, 10, 30, 45])
  }

  /// A sum of 259 times 65 537 white pixels has more than 32 bits.
  @Test func largeBoxesDoNotOverflow() {
    let whole = result(of: [255, 255]) { source, target in
      let flags = vImage_Flags(kvImageEdgeExtend)
      return vImageBoxConvolve_ARGB8888(source, target, nil, 0, 0, 259, 65_537, nil, flags)
    }
    #expect(whole.grays == [255, 255])
  }

  @Test func wrongSizesAndEdgesAreErrors() {
    #expect(box([1, 2], size: 2, kvImageEdgeExtend).error == kvImageInvalidKernelSize)
    #expect(box([1, 2], kvImageNoFlags).error == kvImageInvalidEdgeStyle)
    #expect(box([1, 2], size: 5, kvImageEdgeExtend).error == kvImageNoError)
  }

  /// [I] The header names no error for it.
  @Test func nothingIsDividedByZero() {
    let matrix = [Int16](repeating: 1, count: 16)
    let divided = result(of: [100]) { source, target in
      vImageMatrixMultiply_ARGB8888(source, target, matrix, 0, nil, nil, 0)
    }
    #expect(divided.error == kvImageInvalidParameter && divided.grays == [0])
  }

  @Test func aMatrixMixesChannels() {
    var matrix = [Int16](repeating: 0, count: 16)
    // The second channel becomes half of the third, the others are black.
    matrix[2 * 4 + 1] = 128
    let mixed = result(of: [100, 255, 1]) { source, target in
      vImageMatrixMultiply_ARGB8888(source, target, matrix, 256, nil, nil, 0)
    }
    #expect(mixed.grays == [50, 128, 1])
    let limited = result(of: [100, 255, 1]) { source, target in
      vImageMatrixMultiply_ARGB8888(source, target, matrix, 256, nil, [0, 25_600, 0, 0], 0)
    }
    // [D] Nothing is added to a bias of one's own: 227.5 and 100.5 lose their halves.
    #expect(limited.grays == [150, 227, 100])
  }
}
