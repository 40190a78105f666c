/// [D] Each channel becomes a sum of all four, with whole numbers that a divisor makes fractions.
///
/// Row `i` of the matrix says how much the channel `i` adds to each; results are limited. Half the divisor
/// is added to round them, unless there is a bias of the code's own.
@discardableResult
public func vImageMatrixMultiply_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>,
  _ dest: UnsafePointer<vImage_Buffer>,
  _ matrix: UnsafePointer<Int16>,
  _ divisor: Int32,
  _ pre_bias: UnsafePointer<Int16>!,
  _ post_bias: UnsafePointer<Int32>!,
  _ flags: vImage_Flags
) -> vImage_Error {
  let (source, target) = (src.pointee, dest.pointee)
  guard source.data != nil, target.data != nil else { return kvImageNullPointerArgument }
  guard target.width <= source.width, target.height <= source.height else {
    return kvImageRoiLargerThanInputBuffer
  }
  guard divisor != 0 else { return kvImageInvalidParameter }
  let before = (0..<4).map { pre_bias == nil ? 0 : Int(pre_bias[$0]) }
  let after = (0..<4).map { post_bias == nil ? Int(divisor) / 2 : Int(post_bias[$0]) }
  for row in 0..<Int(target.height) {
    let (from, to) = (source.row(row), target.row(row))
    for pixel in stride(from: 0, to: Int(target.width) * 4, by: 4) {
      let values = (0..<4).map { Int(from[pixel + $0]) + before[$0] }
      for channel in 0..<4 {
        var sum = after[channel]
        for other in 0..<4 { sum += values[other] * Int(matrix[other * 4 + channel]) }
        to[pixel + channel] = UInt8(min(max(sum / Int(divisor), 0), 255))
      }
    }
  }
  return kvImageNoError
}
