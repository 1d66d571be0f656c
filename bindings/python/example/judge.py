import shinpan

record = "(;SZ[5]KM[0.5]AB[ba][bb][bc][bd][be][ed]AW[ca][cb][cc][cd][ce];B[];W[])"
verdict = shinpan.judge(record, rules="japanese", nodes=1000)
print(verdict["result"], "by", shinpan.__version__)
for group in verdict["groups"]:
    print(group["color"], group["points"][0], group["status"], "-", group["text"])
